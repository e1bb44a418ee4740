// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IV2Pair} from "../../src/libraries/V2Pair.sol";

/// @notice Takes coins and remembers whose they are.
abstract contract NaiveSale {
    mapping(address buyer => uint256) public deposits;
    address[] public buyers;
    address public owner;

    constructor(address owner_) {
        owner = owner_;
    }

    function deposit() public payable virtual {
        if (deposits[msg.sender] == 0) buyers.push(msg.sender);
        deposits[msg.sender] += msg.value;
    }

    function _pay(address to, uint256 amount) internal {
        (bool paid,) = to.call{value: amount}("");
        require(paid);
    }
}

/// @notice Several calls at once, each of which sees the coins that were sent once.
contract BatchingSale is NaiveSale {
    constructor(address owner_) NaiveSale(owner_) {}

    function batch(bytes[] calldata calls) external payable {
        for (uint256 i; i < calls.length; ++i) {
            (bool done,) = address(this).delegatecall(calls[i]);
            require(done);
        }
    }

    function refund() external {
        uint256 amount = deposits[msg.sender];
        deposits[msg.sender] = 0;
        _pay(msg.sender, amount);
    }
}

/// @notice The platform's operator moves the raise when a launch is due, or another day.
contract OperatedSale is NaiveSale {
    address private immutable OPERATOR = msg.sender;

    constructor(address owner_) NaiveSale(owner_) {}

    function withdraw(uint256 amount) external {
        require(msg.sender == OPERATOR);
        _pay(OPERATOR, amount);
    }
}

/// @notice Is over once it is full, at once.
contract HastySale is NaiveSale {
    uint256 private constant HARD_CAP = 10 ether;

    constructor(address owner_) NaiveSale(owner_) {}

    function launch() external {
        require(address(this).balance >= HARD_CAP);
        _pay(owner, address(this).balance);
    }
}

/// @notice Owns his sale, fills it with borrowed coins, launches it and pays them back.
contract Filler {
    function fill(HastySale sale, uint256 loan) external {
        sale.deposit{value: loan}();
        sale.launch();
    }

    receive() external payable {}
}

/// @notice Anybody says where the raise goes.
contract UnguardedSale is NaiveSale {
    constructor(address owner_) NaiveSale(owner_) {}

    function setWithdrawAddress(address to) external {
        owner = to;
    }

    function withdraw() external {
        _pay(owner, address(this).balance);
    }
}

/// @notice Hands tokens out as they are bought, 100 for a coin.
contract InstantSale is NaiveSale {
    IERC20 private immutable TOKEN;

    constructor(IERC20 token) NaiveSale(msg.sender) {
        TOKEN = token;
    }

    function deposit() public payable override {
        super.deposit();
        TOKEN.transfer(msg.sender, msg.value * 100);
    }
}

/// @notice Sells at the price that the pool has at the moment.
contract SpotPriceSale is NaiveSale {
    IERC20 private immutable TOKEN;
    IV2Pair private immutable POOL;

    constructor(IERC20 token, IV2Pair pool) NaiveSale(msg.sender) {
        (TOKEN, POOL) = (token, pool);
    }

    function deposit() public payable override {
        super.deposit();
        (uint112 reserve0, uint112 reserve1,) = POOL.getReserves();
        bool tokenIs0 = POOL.token0() == address(TOKEN);
        (uint256 tokens, uint256 coins) = tokenIs0 ? (reserve0, reserve1) : (reserve1, reserve0);
        TOKEN.transfer(msg.sender, (msg.value * tokens) / coins);
    }
}

/// @notice Its creator may end it at any time, and the deposits are then the creator's.
contract CreatorsSale is NaiveSale {
    constructor(address owner_) NaiveSale(owner_) {}

    function cancel() external {
        require(msg.sender == owner);
        _pay(owner, address(this).balance);
    }
}

/// @notice Pays everybody back in one call.
contract PushingSale is NaiveSale {
    constructor(address owner_) NaiveSale(owner_) {}

    function refundAll() external {
        for (uint256 i; i < buyers.length; ++i) {
            _pay(buyers[i], deposits[buyers[i]]);
        }
    }
}

/// @notice Pays the platform's part with the rest, also where it is nothing.
contract FeePushingSale is NaiveSale {
    IERC20 private immutable TOKEN;

    constructor(IERC20 token, address owner_) NaiveSale(owner_) {
        TOKEN = token;
    }

    function settle(uint256 fee) external {
        TOKEN.transfer(msg.sender, fee);
        _pay(owner, address(this).balance);
    }
}

/// @notice Passes deposits on as they come.
contract PassingSale is NaiveSale {
    constructor(address owner_) NaiveSale(owner_) {}

    function deposit() public payable override {
        super.deposit();
        _pay(owner, msg.value);
    }

    function refund() external {
        _pay(msg.sender, deposits[msg.sender]);
    }
}

interface IListing {
    function createPair(address tokenA, address tokenB) external returns (address);
}

/// @notice Gives the raise to an exchange or to nobody.
contract StubbornSale is NaiveSale {
    IListing private immutable EXCHANGE;

    constructor(IListing exchange) NaiveSale(msg.sender) {
        EXCHANGE = exchange;
    }

    function finish(address token, address coin) external {
        EXCHANGE.createPair(token, coin);
        _pay(owner, address(this).balance);
    }
}
