// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IListsElsewhere} from "../../src/interfaces/IListsElsewhere.sol";
import {IV2Pair} from "../../src/libraries/V2Pair.sol";
import {TestToken} from "../support/TestToken.sol";

/// @notice Has a sale try to list within a flash swap of its own pair, which is locked by then.
contract BusyPair {
    IV2Pair private immutable PAIR;
    IListsElsewhere private immutable SALE;

    constructor(address pair, address sale) {
        (PAIR, SALE) = (IV2Pair(pair), IListsElsewhere(sale));
    }

    /// @notice Makes a pool of four units of each side and borrows one; needs ten token units and ten wei.
    function strike(TestToken token, address weth) external {
        (bool wrapped,) = weth.call{value: 10}(abi.encodeWithSignature("deposit()"));
        require(wrapped && token.transfer(address(PAIR), 4) && TestToken(weth).transfer(address(PAIR), 4), "dust");
        PAIR.sync();
        bool tokenIs0 = PAIR.token0() == address(token);
        PAIR.swap(tokenIs0 ? 1 : 0, tokenIs0 ? 0 : 1, address(this), abi.encode(token));
    }

    function uniswapV2Call(address, uint256, uint256, bytes calldata data) external {
        _inTheMiddle(data);
    }

    function pancakeCall(address, uint256, uint256, bytes calldata data) external {
        _inTheMiddle(data);
    }

    function _inTheMiddle(bytes calldata data) private {
        SALE.addLiquidityElsewhere();
        require(abi.decode(data, (TestToken)).transfer(address(PAIR), 3), "paid back");
    }
}
