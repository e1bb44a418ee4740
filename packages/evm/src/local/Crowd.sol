// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {
    AgreedFees,
    IPresaleFactory,
    ISaleCommon,
    PresaleInfo2,
    PresaleVesting
} from "../interfaces/IPresale.sol";
import {
    IPrivateSaleFactory,
    PrivateCapParams,
    PrivateOwnerParams,
    PrivateSaleParams,
    PrivateSaleVesting
} from "../interfaces/IPrivateSale.sol";
import {IRabbitLock} from "../interfaces/IRabbitLock.sol";
import {IV2Factory, IV2Pair} from "../libraries/V2Pair.sol";
import {StandardTokenFactory} from "../token/StandardTokenFactory.sol";
import {PlainSale} from "./PlainSale.sol";

/// @notice The contracts that a crowd uses.
struct Places {
    IRabbitLock lock;
    StandardTokenFactory tokens;
    IPresaleFactory sales;
    IPrivateSaleFactory grows;
    IV2Factory exchange;
}

/// @notice One of the crowd: owns sales and buys in others.
contract CrowdAccount {
    uint256 private constant SUPPLY = 1e30;

    receive() external payable {}

    function sell(Places calldata places, string calldata name, string calldata symbol, uint256 start)
        external
        returns (address)
    {
        address token = _tokenFor(places, address(places.sales), name, symbol);
        return places.sales.create(
            PlainSale.params(token, address(0), start, start + 20 days),
            PlainSale.caps(),
            PresaleInfo2(address(this), address(places.exchange), address(0), ""),
            PresaleVesting(false, false, 0, 0, 0),
            _anyFees()
        );
    }

    function sellPrivately(Places calldata places, string calldata name, string calldata symbol, uint256 start)
        external
        returns (address)
    {
        address token = _tokenFor(places, address(places.grows), name, symbol);
        return places.grows.create(
            PrivateSaleParams(token, address(0), 100 ether, 0.1 ether, 5 ether, start, start + 20 days, 0, 50, false),
            PrivateCapParams(5 ether, 10 ether),
            PrivateOwnerParams(address(this), ""),
            PrivateSaleVesting(false, false, 0, 0, 0, 0),
            _anyFees()
        );
    }

    function buy(ISaleCommon sale, uint256 amount, address referrer) external {
        sale.userDeposit{value: amount}(amount, referrer);
    }

    function _anyFees() private pure returns (AgreedFees memory) {
        return AgreedFees(type(uint256).max, type(uint256).max, type(uint256).max);
    }

    function _tokenFor(Places calldata places, address spender, string calldata name, string calldata symbol)
        private
        returns (address token)
    {
        token = places.tokens.create(name, symbol, 18, SUPPLY);
        IERC20(token).approve(spender, SUPPLY);
    }
}

/// @title Fills a development chain with many locks and sales of the real contracts, for measurements only
contract Crowd {
    uint256 private constant SUPPLY = 1e30;

    Places private places;
    CrowdAccount[] private accounts;
    address[] private sales;

    /// @param count accounts, which share the value
    constructor(Places memory places_, uint256 count) payable {
        places = places_;
        for (uint256 i; i < count; ++i) {
            CrowdAccount account = new CrowdAccount();
            (bool paid,) = address(account).call{value: msg.value / count}("");
            require(paid, "an account takes its money");
            accounts.push(account);
        }
    }

    /// @notice A token of each name with `locksEach` locks, every fourth of them vesting.
    /// @param seed makes the owners of this call differ from those of others
    /// @param withPair locks the token's pair with another new token instead of the token
    function lockTokens(uint256 seed, string[] calldata names, string[] calldata symbols, uint256 locksEach, bool withPair)
        external
    {
        Places memory p = places;
        for (uint256 i; i < names.length; ++i) {
            address token = p.tokens.create(names[i], symbols[i], 18, SUPPLY);
            if (withPair) token = _pair(p.exchange, token, p.tokens.create(names[i], symbols[i], 18, SUPPLY));
            IERC20(token).approve(address(p.lock), type(uint256).max);
            for (uint256 j; j < locksEach; ++j) {
                uint256 luck = uint256(keccak256(abi.encode(seed, i, j)));
                // one in sixteen locks belongs to one of ten busy owners
                address owner = luck % 16 == 0 ? address(uint160(0xb000 + (luck >> 8) % 10)) : address(uint160(luck));
                uint256 date = block.timestamp + 1 days + luck % 700 days;
                if (j % 4 == 3) p.lock.vestingLock(owner, token, withPair, 1e9, date, 2000, 30 days, 1000, "vesting");
                else p.lock.lock(owner, token, withPair, 1e9, date, "");
            }
        }
    }

    /// @notice A sale of a new token of each name, starting within 60 days; every fifth is a private one.
    function createSales(uint256 seed, string[] calldata names, string[] calldata symbols) external {
        for (uint256 i; i < names.length; ++i) {
            uint256 luck = uint256(keccak256(abi.encode("sale", seed, i)));
            uint256 start = block.timestamp + 1 hours + luck % 60 days;
            CrowdAccount owner = accounts[(luck >> 64) % accounts.length];
            sales.push(
                i % 5 == 4
                    ? owner.sellPrivately(places, names[i], symbols[i], start)
                    : owner.sell(places, names[i], symbols[i], start)
            );
        }
    }

    /// @notice `each` accounts buy in each of the sales `from` to `to` that is open now.
    function buy(uint256 from, uint256 to, uint256 each) external {
        for (uint256 i = from; i < to; ++i) {
            address referrer = address(accounts[i % accounts.length]);
            for (uint256 j = 1; j <= each; ++j) {
                // a sale that is not open yet or is full refuses
                try accounts[(i + j) % accounts.length].buy(ISaleCommon(sales[i]), 0.1 ether, referrer) {} catch {}
            }
        }
    }

    function _pair(IV2Factory exchange, address a, address b) private returns (address pair) {
        pair = exchange.createPair(a, b);
        require(IERC20(a).transfer(pair, 1e24) && IERC20(b).transfer(pair, 1e24), "tokens move");
        IV2Pair(pair).mint(address(this));
    }
}
