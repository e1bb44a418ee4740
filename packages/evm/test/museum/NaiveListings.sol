// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IV2Factory, IV2Pair} from "../../src/libraries/V2Pair.sol";
import {IV2Router} from "../../src/token/TaxedToken.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice Lists its tokens and coins, by a way that each kind has of its own.
abstract contract NaiveListing {
    IERC20 internal immutable TOKEN;
    IV2Router internal immutable ROUTER;

    constructor(IERC20 token, IV2Router router) payable {
        (TOKEN, ROUTER) = (token, router);
    }

    function list() external virtual;

    /// @dev At whatever ratio the pool has.
    function _add(address to) internal {
        uint256 tokens = TOKEN.balanceOf(address(this));
        TOKEN.approve(address(ROUTER), tokens);
        ROUTER.addLiquidityETH{value: address(this).balance}(address(TOKEN), tokens, 0, 0, to, block.timestamp);
    }

    receive() external payable {}
}

/// @notice Makes the pair, and expects to be the first.
contract FirstListing is NaiveListing {
    IV2Factory private immutable FACTORY;
    address private immutable COIN;

    constructor(IERC20 token, IV2Router router, IV2Factory factory, address coin) payable NaiveListing(token, router) {
        (FACTORY, COIN) = (factory, coin);
    }

    function list() external override {
        FACTORY.createPair(address(TOKEN), COIN);
        _add(address(this));
    }
}

/// @notice Takes the pool as it is.
contract TrustingListing is NaiveListing {
    constructor(IERC20 token, IV2Router router) payable NaiveListing(token, router) {}

    function list() external override {
        _add(address(this));
    }
}

/// @notice The liquidity is the owner's.
contract UnlockedListing is NaiveListing {
    address private immutable OWNER = msg.sender;

    constructor(IERC20 token, IV2Router router) payable NaiveListing(token, router) {}

    function list() external override {
        _add(OWNER);
    }
}

interface IPairNamer {
    function pairOf(address token) external view returns (address);
}

/// @notice Gives each new token's pair its first coins; the creator names the router that knows the pair.
contract NamedRouterFactory {
    constructor() payable {}

    function create(IPairNamer router) external {
        (bool sent,) = router.pairOf(address(this)).call{value: 1 ether}("");
        require(sent);
    }
}

/// @notice Names its maker's account as every token's pair.
contract ThiefsRouter is IPairNamer {
    address private immutable MAKER = msg.sender;

    function pairOf(address) external view returns (address) {
        return MAKER;
    }
}

/// @notice Burns from its pair what was sent there, and notifies the pair.
contract DeflatingToken is TestToken("DFL", 18) {
    IV2Pair private _pair;
    uint256 private _pendingBurn;

    function setPair(IV2Pair pair) external {
        _pair = pair;
    }

    function sweep() external {
        uint256 amount = _pendingBurn;
        _pendingBurn = 0;
        _burn(address(_pair), amount);
        _pair.sync();
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (to == address(_pair) && to != address(0)) _pendingBurn += value;
    }
}
